import { RESOURCE_TYPES } from '@open-discovery/model';
import type { ResourceType } from '@open-discovery/model';
import type { WorkType } from './work.ts';

/** Words of formats for types of works, in lower case without separators, by the Graph's words. */
const WORDS = {
  Article:
    'journalarticle article articlejournal articlemagazine articlenewspaper magazinearticle newspaperarticle scholarlyarticle newsarticle jour mgzn news ejour inpr ejou abst blogpost conferencepresentation postweblog casereport casereports articleinpress workingarticle researcharticle othernewsarticle eartcl techarticle socialmediaposting blogposting c6501 c2df8fbb1 c545b c998f section-journal c3e5a c6947 journalarticlereview',
  Book: 'book monograph editedbook referencebook bookset bookseries ebook edbook mvbook collection-book proceedings proceedingsseries booktrack c2f33 serial bookitself periodical journal journalissue journalvolume mvproceedings mvreference reference c0640 c2659 bookedited',
  'Part of book or chapter of book':
    'bookchapter bookpart booksection inbook incollection chapter chap echap bookitem chapterinbook entryencyclopedia entrydictionary entry referenceentry inreference suppbook bookinbook encyc dict c3248 publicationbooksection encyclopediaarticle dictionaryentry',
  'Conference object':
    'proceedingsarticle conferencepaper inproceedings conference conferenceproceeding cpaper conf paperconference conferenceobject conferenceposter poster conferenceitem conferencecontribution cc94f c5794 c6670 cf744 c18cp c18co eventpaper conferenceabstract proceedingspaper meetingabstract conferencepaperproceedingabstract',
  'Data Paper': 'datapaper cbeb9',
  'Software Paper': 'softwarepaper c7bab',
  Preprint:
    'preprint postedcontent unpb unpd unpublished eprint workingpaper c816b c8042 manuscript submittedmanuscript articlepreprint c0040',
  Report:
    'report techreport rprt reportseries reportcomponent govdoc technicalreport standard stand c93fc c18gh c18ws c18hj internalreport externalreport bill legislation legalcase statute manual booklet regulation pamphlet reportmonograph c18wz c186u c18ww c18wq c71bd cba1f cbaaf researchproposal technicaldocumentation policyreport manualguide policybriefingreport technicalstandard consultancyreport',
  Review: 'review peerreview reviewbook bookreview reviewarticle cefa0 cba08 cdcae04bc h9bq739p',
  Thesis: 'thesis dissertation thes c46ec thesisdissertation publicationthesis',
  'Doctoral thesis': 'doctoralthesis phdthesis cdb06 phd doctoral dissertationphd',
  'Master thesis': 'masterthesis mastersthesis mathesis cbdcc',
  'Bachelor thesis': 'bachelorthesis c7a1f',
  Annotation: 'annotation c1162 cannotation',
  Newsletter: 'newsletter',
  Patent: 'patent pat c15cd',
  'Project deliverable': 'projectdeliverable deliverable c18op',
  'Data Management Plan': 'datamanagementplan outputmanagementplan cab20',
  'Other literature type':
    'text other-literature c18cf otherliteraturetype creativework webpage website gen elec blog icomm online editorial letter paratext erratum correction retraction libguides supplementarymaterials posted grant misc personalcommunication interview hearing hear slip comp-text map-text entry-text supplement database-text cb239 c7acd corrigendum c86bc bibliography c2fe3 c2cd9 c0857 c26e4 c7ad9 d97fvb57 commentary journalarticletext component-text newspaper magazine case document performance pcomm unbill reviewedtext referencework editorialmaterial newsitem poetry',
  Dataset:
    'dataset data database dbase cddb1 datacatalog sub-dataset aggr observation observationaldata experimentaldata figuredata plantdata spreadsheet acf78yt9 fxf3d3g7 am6w6qaw 63ngb465 ff4c28rk cqmr7k63 w2xt7017 dd58gfsx',
  Collection: 'collection datacollection researchcollection',
  Film: 'film mpct video vide motionpicture c8a7e videoobject movie motion_picture broadcast',
  Image:
    'image figure art photo stillimage cc513 imageobject graphic plot diagram drawing artwork map c12cd c12cc cecc8 photograph chart',
  Sound: 'sound audio song c18cc audioobject audiobook musicrecording podcast music',
  Audiovisual: 'audiovisual advs c12ce mediaobject multimedia',
  'Clinical Trial': 'clinicaltrial ccb28 medicaltrial c7877',
  Bioentity: 'bioentity protein',
  'Other dataset type': 'otherdatasettype geospatial genomicdata timeseries a8f1npv9 2h0mx761',
  Software:
    'software comp computerprogram softwaresourcecode computationalnotebook c5ce6 softwareapplication softwarecode softwaremodule softwareversion codefragment sourcecode researchsoftware cc950 qh802r4e',
  'Research Object': 'researchobject',
  'Virtual Appliance': 'virtualappliance',
  Workflow: 'workflow c393c computationalworkflow',
  Lecture:
    'lecture speech c8544 course lesson teachingmaterial ce059 learningresource educationalresource learningobject',
  Presentation: 'presentation slides slide r60jj5bd presentationdigitaldocument',
  Model: 'model',
  Event: 'event',
  InteractiveResource: 'interactiveresource ce9a0 website-interactive instrument webapplication',
  'Other ORP type':
    'other physicalobject service component studyregistration othertype c1843 project otherorptype award physicalmedium sample protocol prereg researchprotocol thing c18cd c18cw h41yfw7b laboratorynotebook',
} as const satisfies Record<ResourceType, string>;

/** Returns a word without case, separators and the addresses and prefixes of vocabularies. */
const keyOf = (word: string): string =>
  word
    .trim()
    .replace(
      /^(?:https?:\/\/purl\.org\/coar\/resource_type\/|info:eu-repo\/semantics\/|https?:\/\/schema\.org\/|schema:)/i,
      '',
    )
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '');

const RESOURCE_WORDS = Object.keys(WORDS) as ResourceType[];

const BY_WORD: ReadonlyMap<string, ResourceType> = new Map(
  RESOURCE_WORDS.flatMap((resource) =>
    [resource, ...WORDS[resource].split(' ')].map((word): [string, ResourceType] => [keyOf(word), resource]),
  ).reverse(),
);

/**
 * Returns the type of a work by a word of any vocabulary (Crossref, DataCite, CSL, BibTeX, RIS, COAR, schema.org); `null`
 * for other words.
 * @example parseWorkType('journal-article') // { type: 'publication', resource: 'Article' }
 */
export const parseWorkType = (word: string): WorkType | null => {
  const resource = BY_WORD.get(keyOf(word));
  return resource === undefined ? null : { type: RESOURCE_TYPES[resource].type, resource };
};
