#!/usr/bin/env node
// `node tools/draw-world.mjs`: draws the outline of the world for the maps of the portal again.
import { writeFileSync } from 'node:fs';
import { drawWorld, OUTLINE, readTopology } from './world-map/world-outline.mjs';

writeFileSync(OUTLINE, drawWorld(readTopology()));
