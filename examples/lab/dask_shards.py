"""The shards of a comparison over a Dask cluster: python3 dask_shards.py SENET [SCHEDULER]. Needs `distributed`."""

import subprocess
import sys
import tempfile
from pathlib import Path

from distributed import Client

RUN = "lab compare -r simple -r simple[pairs=off] -g 400 -s 1".split()
SHARDS = 8


def play(senet, shard):
    """Plays one part where there is a worker, and brings the file home as text."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "part.json")
        subprocess.run([senet, *RUN, "--threads", "1", "--shard", f"{shard}/{SHARDS}", "-o", file], check=True)
        return file.read_text()


if __name__ == "__main__":
    senet, *scheduler = sys.argv[1:]
    with Client(*scheduler) as client, tempfile.TemporaryDirectory() as folder:
        parts = client.gather(client.map(play, [senet] * SHARDS, range(1, SHARDS + 1)))
        files = [Path(folder, f"{number}.json") for number, _ in enumerate(parts)]
        for file, part in zip(files, parts):
            file.write_text(part)
        sys.stdout.write(subprocess.check_output([senet, "lab", "merge", *files, "--json"], text=True))
