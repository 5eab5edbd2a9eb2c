#!/usr/bin/env node
// The portal with hot reload: Vite inside the portal's own host, one server for pages, assets and /api.
import { createServer } from 'vite';

const vite = await createServer({ root: import.meta.dirname, server: { middlewareMode: true } });
const { startDevelopment } = await vite.ssrLoadModule('/src/development.ts');
await startDevelopment(vite);
