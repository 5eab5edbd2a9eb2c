import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Two servers of a kind behind one address. A request that finds no server, or loses it, goes to the other one. */
const balance = (ports, more = '') => `
  reverse_proxy ${ports.map((port) => `127.0.0.1:${port}`).join(' ')} {
    lb_policy round_robin
    lb_try_duration 10s
    lb_try_interval 100ms
    fail_duration 2s
    ${more}
  }`;

const REPLACED = `trusted_proxies 127.0.0.1/32 ::1/128
    header_up X-Request-Id {http.request.uuid}
    header_up -Traceparent
    header_up -Tracestate`;

/** Writes the configuration of Caddy: TLS and HTTP/2 in front of the portals, plain HTTP in front of the APIs. */
export const writeCaddyfile = (folder, { publicPort, portalPorts, apiPort, apiPorts }) => {
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(
    file,
    `{
  admin off
  auto_https disable_redirects
  skip_install_trust
}
https://localhost:${publicPort} {
  tls internal
  encode zstd gzip
  ${balance(portalPorts, REPLACED)}
}
http://127.0.0.1:${apiPort} {
  ${balance(apiPorts)}
}
`,
  );
  return file;
};
