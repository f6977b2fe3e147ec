#!/bin/sh
# Opens an issue for what has failed, or adds to the one that is open; closes it when all is well again.
# Usage: report.sh TITLE OUTCOME FILE, with the outcome of a step ("success" or not) and the text of the issue.
set -eu
number=$(gh issue list --state open --limit 1000 --json number,title --jq "map(select(.title == \"$1\"))[0].number // empty")
if [ "$2" = success ]; then
  if [ -n "$number" ]; then gh issue close "$number" --comment "All is well again."; fi
elif [ -n "$number" ]; then
  gh issue comment "$number" --body-file "$3"
else
  gh issue create --title "$1" --body-file "$3"
fi
