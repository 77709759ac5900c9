# syntax=docker/dockerfile:1
# Builds the web and compiles the server once, and leaves a runtime without compilers, package managers' caches or development packages.

FROM node:24-bookworm-slim AS build
WORKDIR /feria
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
COPY bench/package.json bench/
# What the web and the server are built with is no development package.
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
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /feria
RUN install -d -o node -g node /data
COPY --from=packages /feria/node_modules node_modules
COPY package.json LICENSE NOTICE ./
COPY contract/package.json contract/openapi.json contract/
COPY server/package.json server/node.sh server/
COPY server/migrations server/migrations
COPY server/gazetteer server/gazetteer
# For `npm run feria`.
COPY scripts/feria.mjs scripts/setup.mjs scripts/
COPY scripts/lib scripts/lib
COPY --from=packages /feria/server/node_modules server/node_modules
COPY --from=build /feria/server/dist server/dist
COPY --from=build /feria/web/dist web/dist
COPY web/package.json web/
# V8's code is kept once, here: a process that had to make it would start later. Nobody may change it later.
RUN install -d -o node node_modules/.cache
USER node
RUN NODE_COMPILE_CACHE=node_modules/.cache/feria-code node --input-type=module -e "import { globSync } from 'node:fs'; \
  for (const file of globSync('server/dist/*-????????.js')) await import('/feria/' + file); await import('/feria/web/dist/server/index.js')"
USER root
# Node keeps it readable for its writer alone.
RUN chown -R root:root node_modules/.cache && chmod -R a+rX node_modules/.cache
# It is node, by number: Kubernetes reads no names to know that it is not root.
USER 1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/live`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# The shell gives its place to Node, which so is the first process and hears SIGTERM.
CMD ["server/node.sh", "server/dist/main.js"]
