#!/bin/sh
# restore.sh BACKUP: puts a backup into the empty database in DATABASE_URL and into DATA_DIR, then asks Feria whether all is well.
# Never into what is in use: make a database and a folder or a bucket of its own for it, so that the live one stays as it is.
set -eu
umask 077

backup=${1:?Say which backup: a folder that backup.sh made.}
: "${DATABASE_URL:?It is the address of an empty database for the backup.}"
address=${DATABASE_DIRECT_URL:-$DATABASE_URL}
feria="$(dirname "$0")/../scripts/feria.mjs"

stop() {
  echo "$1" >&2
  exit 1
}

(cd "$backup" && sha256sum --check --quiet SHA256SUMS) || stop "$backup is not as it was made: nothing was restored."
tables=$(psql --no-psqlrc --tuples-only --no-align --dbname="$address" \
  --command="select count(*) from pg_class join pg_namespace on pg_namespace.oid = relnamespace where relkind = 'r' and nspname in ('public', 'pgboss')")
[ "$tables" = 0 ] || stop 'The database has tables: a backup goes into an empty one. Nothing was restored.'
if [ -f "$backup/files.tar" ]; then
  [ -z "${S3_BUCKET:-}" ] || stop 'The backup has files of a folder, and S3_BUCKET is set. Nothing was restored.'
  [ ! -e "${DATA_DIR:?}/files" ] || stop "$DATA_DIR/files is there: a backup goes into another folder. Nothing was restored."
elif [ -z "${S3_BUCKET:-}" ]; then
  stop 'The backup is of a Feria with a bucket: set S3_BUCKET to a copy of it as of then, never to the one in use. Nothing was restored.'
fi

pg_restore --no-owner --no-privileges --exit-on-error --single-transaction --dbname="$address" "$backup/feria.dump"
if [ -f "$backup/files.tar" ]; then
  mkdir -p "$DATA_DIR"
  tar -C "$DATA_DIR" -xf "$backup/files.tar"
fi
node "$feria" doctor
node "$feria" ledger-check
