import { z } from 'zod';
import { startOrcid } from './start-orcid.ts';

/** Runs ORCID's published interface on a port, with the record of a person: `orcid-program <port> <ORCID iD>`. */
const [port, orcid] = z.tuple([z.coerce.number().int(), z.string()]).parse(process.argv.slice(2));
await startOrcid({ port, person: { orcid, name: 'Martin Haspelmath' } });
process.stdout.write('ready\n');
