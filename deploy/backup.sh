#!/bin/sh
# backup.sh FOLDER: a backup of the database in DATABASE_URL and the files in DATA_DIR, in a new folder named after the time.
# The settings come from the environment, as those of Feria do: set -a; . /etc/feria.env; set +a
# Feria goes on meanwhile. Rows name files and files never change, so the files come second. With S3_BUCKET they are the bucket's matter:
# version it and copy it elsewhere.
set -eu
umask 077

folder=${1:?Say in which folder.}
: "${DATABASE_URL:?It is the address of PostgreSQL. Of the embedded database copy DATA_DIR while Feria is stopped.}"
address=${DATABASE_DIRECT_URL:-$DATABASE_URL}
to=$folder/$(date -u +%Y-%m-%dT%H-%M-%SZ)
# What was not finished is not taken for a backup.
part=$to.part
trap 'rm -rf "$part"' EXIT

mkdir -p "$folder"
mkdir "$part"
pg_dump --format=custom --file="$part/feria.dump" "$address"
if [ -z "${S3_BUCKET:-}" ]; then
  mkdir -p "${DATA_DIR:?}/files"
  tar -C "$DATA_DIR" --exclude=files/.arriving -cf "$part/files.tar" files
fi
# A dump that cannot be listed is none.
pg_restore --list "$part/feria.dump" > /dev/null
(cd "$part" && sha256sum -- * > SHA256SUMS)
mv "$part" "$to"
trap - EXIT
echo "$to"
