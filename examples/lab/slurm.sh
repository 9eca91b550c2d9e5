#!/bin/bash
# A comparison in 16 parts, as an array job of Slurm:
#   job=$(sbatch --parsable examples/lab/slurm.sh)
#   sbatch --dependency=afterok:$job --wrap 'senet lab merge parts/part-*.json --json > result.json'
#SBATCH --job-name=senet-lab
#SBATCH --array=1-16
#SBATCH --cpus-per-task=2
#SBATCH --mem=500M
#SBATCH --time=00:30:00
set -euo pipefail
mkdir -p parts
exec senet lab compare -r kendall-masters -r 'kendall-masters[pairs=off]' -g 10000 -s 1 \
  --threads "${SLURM_CPUS_PER_TASK:-1}" \
  --shard "$SLURM_ARRAY_TASK_ID/${SLURM_ARRAY_TASK_COUNT:-16}" -o "parts/part-$SLURM_ARRAY_TASK_ID.json"
