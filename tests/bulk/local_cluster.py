"""A Dask cluster of two workers on this machine, for tests: it says where it is and which processes work for it.

It is there until its standard input ends. A worker that dies is replaced, and what it was at is tried again once.
"""

from __future__ import annotations

import json
import os
import sys

import dask
from distributed import Client, LocalCluster


def main() -> None:
    """Run the cluster."""
    dask.config.set({"distributed.scheduler.allowed-failures": 1})
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster, Client(cluster) as client:
        processes = sorted(client.run(os.getpid).values())
        print(json.dumps({"address": cluster.scheduler_address, "processes": processes}), flush=True)
        sys.stdin.read()


if __name__ == "__main__":
    main()
