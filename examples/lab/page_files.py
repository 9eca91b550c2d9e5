"""The files of the laboratory's page as pandas data frames: python3 page_files.py FOLDER. Needs pandas."""

import json, pathlib, sys, pandas
folder = pathlib.Path(sys.argv[1])
package = json.loads((folder / "datapackage.json").read_text())
tables = {table["name"]: pandas.read_csv(folder / table["path"]) for table in package["resources"]}
measures = tables["measures"].set_index("measure")
print(measures[measures.clear][["difference", "low", "high"]])
print(tables["games"].groupby("ruleset").throws.median())
