import type shared from './en.json';
import type admin from '../pages/admin/messages/en.json';
import type claims from '../pages/claims/messages/en.json';
import type custom from '../pages/custom/messages/en.json';
import type dashboards from '../pages/dashboards/messages/en.json';
import type deposit from '../pages/deposit/messages/en.json';
import type develop from '../pages/develop/messages/en.json';
import type information from '../pages/information/messages/en.json';
import type invitation from '../pages/invitation/messages/en.json';
import type landing from '../pages/landing/messages/en.json';
import type missingPortal from '../pages/missing-portal/messages/en.json';
import type myCommunities from '../pages/my-communities/messages/en.json';
import type myOrcidLinks from '../pages/my-orcid-links/messages/en.json';
import type person from '../pages/person/messages/en.json';
import type saved from '../pages/saved/messages/en.json';
import type citing from '../components/citing/messages/en.json';
import type download from '../components/download/messages/en.json';
import type notCopied from '../components/not-copied/messages/en.json';
import type embedCode from '../components/embed-code/messages/en.json';
import type loginCheck from '../session/login-check/messages/en.json';
import type roleText from '../components/role-text/messages/en.json';
import type searchSnapshot from '../components/search-snapshot/messages/en.json';
import type serviceWords from '../components/service-words/messages/en.json';
import type sourceWords from '../components/source-words/messages/en.json';
import type transfer from '../pages/landing/transfer/messages/en.json';
import type userInfo from '../pages/user-info/messages/en.json';
import type adminHelp from '../pages/admin/screens/help/messages/en.json';
import type adminMenu from '../pages/admin/screens/menu/messages/en.json';
import type adminOverview from '../pages/admin/screens/overview/messages/en.json';
import type adminDashboards from '../pages/admin/screens/dashboards/messages/en.json';
import type adminLog from '../pages/admin/screens/log/messages/en.json';
import type adminPortalFile from '../pages/admin/screens/portal-file/messages/en.json';
import type adminPages from '../pages/admin/screens/pages/messages/en.json';
import type adminLook from '../pages/admin/screens/look/messages/en.json';
import type adminPeople from '../pages/admin/screens/people/messages/en.json';
import type adminCommunities from '../pages/admin/screens/communities/messages/en.json';
import type adminSources from '../pages/admin/screens/sources/messages/en.json';
import type adminDuplicates from '../pages/admin/screens/duplicates/messages/en.json';
import type adminStatus from '../pages/admin/screens/status/messages/en.json';
import type adminUploads from '../pages/admin/screens/uploads/messages/en.json';
import type adminWithdrawals from '../pages/admin/screens/withdrawals/messages/en.json';
import type administrator from '../pages/landing/actions/administrator/messages/en.json';
import type evidence from '../pages/landing/evidence/messages/en.json';
import type fieldNames from '../components/field-names/messages/en.json';
import type why from '../components/card-tools/messages/en.json';
import type later from '../pages/home/messages/en.json';
import type network from '../components/network/messages/en.json';
import type keys from '../routing/layout/keys/messages/en.json';
import type overYears from '../pages/home/facets/over-years/messages/en.json';
import type suggestions from '../components/suggestions/messages/en.json';
import type builder from '../pages/home/builder/messages/en.json';
import type exports from '../pages/home/result-actions/messages/en.json';
import type selecting from '../pages/home/result-actions/selecting/messages/en.json';
import type error from '../pages/error/messages/en.json';

/** Id of a message in one of the catalogs. Their English files say which ids they have. */
export type MessageId =
  | keyof typeof shared
  | keyof typeof admin
  | keyof typeof claims
  | keyof typeof custom
  | keyof typeof dashboards
  | keyof typeof deposit
  | keyof typeof develop
  | keyof typeof information
  | keyof typeof invitation
  | keyof typeof landing
  | keyof typeof missingPortal
  | keyof typeof myCommunities
  | keyof typeof myOrcidLinks
  | keyof typeof person
  | keyof typeof citing
  | keyof typeof download
  | keyof typeof embedCode
  | keyof typeof notCopied
  | keyof typeof loginCheck
  | keyof typeof roleText
  | keyof typeof saved
  | keyof typeof searchSnapshot
  | keyof typeof serviceWords
  | keyof typeof sourceWords
  | keyof typeof transfer
  | keyof typeof userInfo
  | keyof typeof adminHelp
  | keyof typeof adminMenu
  | keyof typeof adminOverview
  | keyof typeof adminDashboards
  | keyof typeof adminLog
  | keyof typeof adminPortalFile
  | keyof typeof adminPages
  | keyof typeof adminLook
  | keyof typeof adminPeople
  | keyof typeof adminCommunities
  | keyof typeof adminSources
  | keyof typeof adminDuplicates
  | keyof typeof adminStatus
  | keyof typeof adminUploads
  | keyof typeof adminWithdrawals
  | keyof typeof administrator
  | keyof typeof evidence
  | keyof typeof keys
  | keyof typeof later
  | keyof typeof fieldNames
  | keyof typeof why
  | keyof typeof network
  | keyof typeof overYears
  | keyof typeof builder
  | keyof typeof exports
  | keyof typeof selecting
  | keyof typeof error
  | keyof typeof suggestions;
