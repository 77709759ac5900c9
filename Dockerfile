# syntax=docker/dockerfile:1
# Builds the web once and leaves a runtime without compilers, package managers' caches or development packages.

FROM node:24-bookworm-slim AS build
WORKDIR /feria
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY bench/package.json bench/
# What the web is built with is no development package.
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS packages
WORKDIR /feria
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY bench/package.json bench/
RUN npm ci --omit=dev --no-audit --no-fund --workspace contract --workspace server && mkdir -p server/node_modules

FROM node:24-bookworm-slim
# Two arenas of memory for all threads, and what is large given back at once: a busy process stays a third smaller.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576
WORKDIR /feria
RUN install -d -o node -g node /data
COPY --from=packages /feria/node_modules node_modules
COPY package.json LICENSE NOTICE ./
COPY contract contract
COPY server server
# For `npm run feria`.
COPY scripts/tool.mjs scripts/setup.mjs scripts/
COPY scripts/lib scripts/lib
COPY --from=packages /feria/server/node_modules server/node_modules
COPY --from=build /feria/web/dist web/dist
COPY web/package.json web/
# The code is read and kept compiled once, here: a process that had to do so itself would start later and stay 35 MB larger. Nobody may change it later.
RUN install -d -o node node_modules/.cache
USER node
RUN node --input-type=module -e "for (const name of ['compile-cache', 'create-feria', 'demo/demo', 'engines/open-engines', 'engines/db/postgres', 'engines/kv/redis', \
  'engines/sockets/redis-bus', 'engines/files/s3', 'engines/mail/smtp', 'engines/pictures/sharp']) await import('/feria/server/src/' + name + '.ts'); await import('/feria/web/dist/server/index.js')"
USER root
# Node keeps it readable for its writer alone.
RUN chown -R root:root node_modules/.cache && chmod -R a+rX node_modules/.cache
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# Node itself is the first process, so that it hears SIGTERM.
CMD ["node", "--max-semi-space-size=8", "--heap-growing-percent=50", "server/src/main.ts"]
