# Builds the site and serves it with nginx as an ordinary user, from a file system that nothing writes to:
# `docker compose up`. tests/built/container.test.ts starts nginx on what the second stage copies.

# The whole image, as dates of pages come from git. The version is that of .node-version.
FROM node:20.20.2-bookworm AS build
WORKDIR /site
# The lockfile alone first: packages are installed again only when it changes.
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN npm run build
# Files of earlier builds, for tabs that are open: the address of the deployed site, if there is one.
ARG KEEP_FROM=
RUN if [ -n "$KEEP_FROM" ]; then npm run keep-assets -- --from "$KEEP_FROM"; fi
# The configuration that fits this build, whatever its settings.
RUN npm run hosting -- --from build
# This nginx sends .gz files, and has no module for .br files.
RUN find build -name '*.br' -delete

FROM nginx:1.30.0-alpine-slim
COPY container/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /site/tools/hosting/generated/container.conf /etc/nginx/conf.d/default.conf
COPY --from=build /site/build /srv/docs
# The user nginx of the image; a number, so that Kubernetes can tell that it isn't root.
USER 101:101
EXPOSE 8080
STOPSIGNAL SIGQUIT
HEALTHCHECK --interval=30s --timeout=3s --start-period=5s \
  CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8080/"]
ENTRYPOINT ["nginx", "-e", "stderr"]
