#!/bin/sh
# Run once by the postgres image, on an empty volume: a role for the site that owns its database and nothing else.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$SITE_PASSWORD" --username postgres <<'SQL'
create role patisserie login password :'password';
create database patisserie owner patisserie;
SQL
