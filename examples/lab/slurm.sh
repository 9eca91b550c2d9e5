#!/bin/bash
# The missing parts of a plan, as an array job of Slurm:
#   senet lab compare -r kendall-masters -r 'kendall-masters[pairs=off]' -g 10000 -s 1 --plan run --shards 16
#   job=$(sbatch --parsable --array="$(senet lab missing run)%50" examples/lab/slurm.sh run)
#   sbatch --dependency=afterok:$job --wrap 'senet lab merge run --json > result.json'
# Submit it again if parts failed or were stopped: `senet lab missing` lists only those.
#SBATCH --job-name=senet-lab
#SBATCH --cpus-per-task=2
#SBATCH --mem=500M
#SBATCH --time=00:30:00
set -euo pipefail
exec senet lab shard "$1" "$SLURM_ARRAY_TASK_ID" --threads "${SLURM_CPUS_PER_TASK:-1}" --until 25m
