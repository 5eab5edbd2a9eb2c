// One chunk: every list of results hydrates all of this after the results themselves.
export { CardTools } from '../../components/card-tools/card-tools.tsx';
export { WorkVersions } from '../../components/versions/work-versions.tsx';
export { Facets } from './facets/facets.tsx';
export { HiddenChoices } from './facets/hidden-choices.tsx';
export { Pager } from './controls/pager.tsx';
export { ResultsBar } from './results-bar.tsx';
