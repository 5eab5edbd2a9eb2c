import { z } from 'zod';
import { orcidKey } from './identifier-key.ts';
import type { OrcidClient } from './orcid-client.ts';
import { NO_ANSWER, sendToOrcid } from './send-to-orcid.ts';
import type { OrcidWork } from './to-orcid-work.ts';

/** Reading the whole record, and changing its works. Source: ORCID API, "Scopes". */
const ORCID_SCOPES = ['/read-limited', '/activities/update'] as const;

const orcidPattern = /^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/;

const tokenSchema = z.object({
  access_token: z.string().min(1).max(2_000),
  orcid: z.string().regex(orcidPattern),
  name: z.string().max(500).nullish().catch(null),
  scope: z.string().catch(''),
});

/** ORCID's answer about a user who has allowed access. */
export interface OrcidGrant {
  readonly orcid: string;
  readonly name: string;
  readonly accessToken: string;
  /** True if the user granted all of `ORCID_SCOPES`. */
  readonly isComplete: boolean;
}

const putCode = z.union([z.int(), z.string().regex(/^\d{1,20}$/)]).transform(String);
const externalIds = z
  .object({
    'external-id': z.array(
      z.object({
        'external-id-type': z.string().catch(''),
        'external-id-value': z.string().catch(''),
        'external-id-relationship': z.string().nullish(),
      }),
    ),
  })
  .nullish();
const worksSchema = z.object({
  group: z.array(
    z.object({
      'work-summary': z.array(
        z.object({
          'put-code': putCode,
          source: z
            .object({ 'source-client-id': z.object({ path: z.string().nullish() }).nullish() })
            .nullish(),
          'external-ids': externalIds,
        }),
      ),
    }),
  ),
});

export interface WorkOnRecord {
  /** The number by which ORCID knows it. */
  readonly putCode: string;
  /** True if this client added it. */
  readonly isOurs: boolean;
  /** Keys of its identifiers. */
  readonly keys: readonly string[];
}

const bulkSchema = z.object({
  bulk: z.array(
    z.object({
      work: z.object({ 'put-code': putCode }).nullish(),
      error: z
        .object({
          'response-code': z.int().nullish(),
          'user-message': z.string().nullish(),
          'developer-message': z.string().nullish(),
        })
        .nullish(),
    }),
  ),
});

/** The outcome for one work that was added. */
export type AddedWork =
  | { readonly is: 'added'; readonly putCode: string }
  /** This client has added it before. */
  | { readonly is: 'duplicate' }
  | { readonly is: 'refused'; readonly message: string };

const MOST_MESSAGE_CHARS = 300;

const toWorkOnRecord = (
  summary: z.output<typeof worksSchema>['group'][number]['work-summary'][number],
  clientId: string,
): WorkOnRecord => ({
  putCode: summary['put-code'],
  isOurs: summary.source?.['source-client-id']?.path === clientId,
  keys: (summary['external-ids']?.['external-id'] ?? [])
    .filter((id) => id['external-id-relationship']?.toLowerCase() === 'self')
    .map((id) => orcidKey(id['external-id-type'].toLowerCase(), id['external-id-value']))
    .filter((key) => key !== null),
});

const toAddedWork = (entry: z.output<typeof bulkSchema>['bulk'][number] | undefined): AddedWork => {
  if (entry?.work) return { is: 'added', putCode: entry.work['put-code'] };
  if (entry?.error?.['response-code'] === 409) return { is: 'duplicate' };
  const message = entry?.error?.['user-message'] ?? entry?.error?.['developer-message'] ?? '';
  return { is: 'refused', message: message.slice(0, MOST_MESSAGE_CHARS) };
};

export interface OrcidUser {
  readonly orcid: string;
  readonly accessToken: string;
}

/** Returns the address at which a user allows access. */
export const authorizeUrl = ({ oauthUrl, clientId, callbackUrl }: OrcidClient, state: string): string =>
  `${oauthUrl}/authorize?${new URLSearchParams({
    client_id: clientId,
    response_type: 'code',
    scope: ORCID_SCOPES.join(' '),
    redirect_uri: callbackUrl,
    state,
  }).toString()}`;

const formOf = ({ clientId, clientSecret }: OrcidClient, rest: Readonly<Record<string, string>>) =>
  new URLSearchParams({ client_id: clientId, client_secret: clientSecret, ...rest });

/** Exchanges the code of a callback for the permission of the user. */
export const exchangeCode = async (client: OrcidClient, code: string): Promise<OrcidGrant> => {
  const { access_token, orcid, name, scope } = await sendToOrcid(client, {
    method: 'POST',
    url: `${client.oauthUrl}/token`,
    body: formOf(client, { grant_type: 'authorization_code', code, redirect_uri: client.callbackUrl }),
    answer: tokenSchema,
  });
  const allowed = scope.split(/\s+/);
  return {
    orcid,
    name: name ?? '',
    accessToken: access_token,
    isComplete: ORCID_SCOPES.every((one) => allowed.includes(one)),
  };
};

/** Withdraws the permission of a user. */
export const revokeToken = async (client: OrcidClient, accessToken: string): Promise<void> => {
  await sendToOrcid(client, {
    method: 'POST',
    url: `${client.oauthUrl}/revoke`,
    body: formOf(client, { token: accessToken }),
    answer: NO_ANSWER,
  });
};

/** Lists the works on the record of a user, from all sources. */
export const readWorks = async (
  client: OrcidClient,
  { orcid, accessToken }: OrcidUser,
): Promise<WorkOnRecord[]> => {
  const { group } = await sendToOrcid(client, {
    method: 'GET',
    url: `${client.apiUrl}/${orcid}/works`,
    accessToken,
    answer: worksSchema,
  });
  return group
    .flatMap((one) => one['work-summary'])
    .map((summary) => toWorkOnRecord(summary, client.clientId));
};

/** Adds works, 100 at most. Returns the outcome of each, in the same order. */
export const addWorks = async (
  client: OrcidClient,
  { orcid, accessToken }: OrcidUser,
  works: readonly OrcidWork[],
): Promise<AddedWork[]> => {
  const { bulk } = await sendToOrcid(client, {
    method: 'POST',
    url: `${client.apiUrl}/${orcid}/works`,
    accessToken,
    body: { bulk: works.map((work) => ({ work })) },
    answer: bulkSchema,
  });
  return works.map((_work, at) => toAddedWork(bulk[at]));
};

/** Removes a work that this client has added. It may be gone already. */
export const removeWork = async (
  client: OrcidClient,
  { orcid, accessToken }: OrcidUser,
  code: string,
): Promise<void> => {
  await sendToOrcid(client, {
    method: 'DELETE',
    url: `${client.apiUrl}/${orcid}/work/${code}`,
    accessToken,
    answer: NO_ANSWER,
    alsoGood: [404],
  });
};
