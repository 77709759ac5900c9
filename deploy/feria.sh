#!/bin/sh
# feria COMMAND: a command with the settings of the units and as their user, so that no file becomes root's:
# install deploy/feria.sh /usr/local/bin/feria
set -eu
set -a
. /etc/feria.env
set +a
cd /opt/feria
exec runuser -u feria -- server/node.sh server/dist/cli.js "$@"
