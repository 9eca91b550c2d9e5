"""A small client of `senet engine`: one JSON object a line in each direction (docs/protocol.md).

    python3 examples/line_client.py [path of senet]
"""

import json
import subprocess
import sys


class Engine:
    """A running `senet engine`. Every answer belongs to the question just asked."""

    def __init__(self, program="senet"):
        self.process = subprocess.Popen(
            [program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def ask(self, **question):
        self.process.stdin.write(json.dumps(question) + "\n")
        self.process.stdin.flush()
        answer = json.loads(self.process.stdout.readline())
        if "error" in answer:
            raise ValueError(answer["error"])
        return answer

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()


if __name__ == "__main__":
    position = {
        "ruleset": "kendall-masters",
        "W": [3],
        "B": [10, 27],
        "off": {"W": 6, "B": 5},
        "to_move": "B",
    }
    with Engine(*sys.argv[1:]) as engine:
        legal = engine.ask(**position)["legal"]
        print("legal:", ", ".join(choice["move"] for choice in legal))
        print("beginner:", engine.ask(**position, do="choose", level="beginner")["choice"]["move"])
