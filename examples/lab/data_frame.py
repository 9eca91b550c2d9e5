"""A comparison of the laboratory as a pandas data frame. Needs pandas, and `senet` on the path."""

import json, subprocess, pandas
command = "senet lab compare -r kendall-masters -r kendall-masters[pairs=off] -g 500 -s 1 --json"
result = json.loads(subprocess.run(command.split(), capture_output=True, check=True).stdout)
frame = pandas.DataFrame(result["measures"]).set_index("id")
print(frame[["difference", "low", "high", "verdict"]])
