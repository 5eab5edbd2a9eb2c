// One chunk: the views of the kinds of records share most of their code.
export { CommunityView } from './community-view.tsx';
export { DataSourceView } from './data-source-view.tsx';
export { OrganizationView } from './organization-view.tsx';
export { ProductView } from './product/product-view.tsx';
export { ProjectView } from './project-view.tsx';
export { ServiceView } from './service-view.tsx';
