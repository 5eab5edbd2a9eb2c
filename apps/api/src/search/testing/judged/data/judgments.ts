/**
 * Searches that visitors of the sample corpus would make, and how well its products answer them, graded by hand:
 * 3 = what was looked for, 2 = helps, 1 = touches on it; everything else 0. Products go by their own keys.
 */
export const JUDGMENTS: Readonly<Record<string, string>> = {
  // by topic
  'double helix': 'watson-crick-1953=3 photo-51=2 franklin-1953=2',
  'structure of DNA': 'watson-crick-1953=3 franklin-1953=2 photo-51=2',
  'gravitational waves':
    'ligo-gw150914-2016=3 gw150914-data=3 einstein-waves-1916=3 gwosc-o1=2 gwosc-o2=2 gwosc-tutorials=2 gwpy=2',
  'black hole image': 'm87-black-hole-image=3 sgr-a-black-hole-image=3 event-horizon-2019=2 eht-imaging=2',
  'higgs boson': 'higgs-atlas-2012=3 higgs-cms-2012=3 higgs-1964=3 cms-h4l-example=2 englert-brout-1964=1',
  transformer: 'attention-2017=3 bert-2019=3 bert-base-model=2 bert-code=2 tensor2tensor=2',
  'protein structure prediction':
    'alphafold-2021=3 alphafold-code=3 alphafold-db=3 alphafold-db-2022=2 alphafold3-2024=3 esmfold-2023=3',
  CRISPR: 'crispr-jinek-2012=3 cong-2013=3',
  'human genome':
    'human-genome-2001=3 venter-2001=3 t2t-2022=3 t2t-chm13=3 grch38=2 grch37-hg19=2 1000-genomes-2015=1',
  'climate models':
    'manabe-wetherald-1967=3 esmvaltool-2020=3 highresmip-2016=2 hadgem3-highresmip=2 ukesm1-cmip=2 mpi-esm-cmip=2',
  'global temperature':
    'gistemp=3 gistemp-2019=3 hadcrut5=3 hadcrut5-2021=3 berkeley-earth=3 berkeley-earth-2020=3 gistemp-v3=2 hadcrut4=2 hockey-stick-1998=2',
  bathymetry:
    'gebco=3 gebco-2025=3 gebco-2023=3 gebco-seabed2030-2018=3 emodnet-dtm-2020=3 emodnet-dtm-2018=3',
  'covid vaccine': 'bnt162b2-2020=3 our-world-in-data-covid=2',
  dexamethasone: 'recovery-dexamethasone-2021=3 recovery-preprint-2020=3 recovery-trial-registration=3',
  'coronavirus bat origin': 'zhou-sarscov2-2020=3 zhou-preprint-2020=3',
  'open science':
    'unesco-open-science-2021=3 mckiernan-2016=3 pathos-academic-2025=3 pathos-societal-2024=3 open-science-training-handbook=3 mooc-foster=2 eosc-realising-2016=2 openaire-graph=1 vienna-principles-2016=1 turing-way=1',
  'FAIR principles': 'fair-principles-2016=3 turning-fair-2018=2',
  'FAIR assessment': 'f-uji=3 fuji-2021=3 fairsfair-metrics=3',
  reproducibility:
    'ioannidis-2005=3 reproducibility-osc-2015=3 munafo-2017=3 rpp-osf=3 turing-way=2 nextflow-2017=1 nextflow=1 snakemake-2012=1 snakemake-2021=1 snakemake=1 galaxy=1',
  'machine learning in python': 'scikit-learn-2011=3 scikit-learn=2',
  'deep learning':
    'deep-learning-2015=3 alexnet-2012=2 deep-residual-2016=2 pytorch-2019=2 pytorch=2 tensorflow=2 resnet-code=2 plant-disease-2016=1 alphafold-2021=1 alphafold-code=1',
  'image recognition':
    'deep-residual-2016=3 alexnet-2012=3 ilsvrc-2015=3 imagenet-2009=3 imagenet-data=2 lecun-1998=1',
  'handwritten digits': 'mnist=3 lecun-1998=2',
  'natural selection': 'darwin-1859=3 darwin-wallace-1858=3',
  'search engine': 'brin-page-1998=3 pagerank-1998=1',
  'information theory': 'shannon-1948=3 shannon-1949-secrecy=3',
  'public key cryptography': 'diffie-hellman-1976=3 rsa-1978=3',
  'turing machine': 'turing-1936=3',
  'artificial intelligence': 'turing-1950=3',
  radioactivity: 'curie-1903=3',
  'x-rays': 'rontgen-1895=3 roentgen-hand-1895=2 franklin-1953=1 photo-51=1',
  cholera: 'snow-1855=3 snow-cholera-map-1854=3',
  epidemiology: 'gbd-2019-results=3 snow-1855=2 snow-cholera-map-1854=2',
  penicillin: 'fleming-1929=3',
  'wheat genome': 'wheat-genome-2018=3 wheat-refseq-1=3',
  rice: 'rice-3000-genomes=3 rice-genome-2005=3 golden-rice-2000=3',
  sustainability: 'rockstrom-2009=3 richardson-2023=3 tilman-2002=3 carlowitz-1713=3 agenda-2030=1',
  'planetary boundaries': 'rockstrom-2009=3 richardson-2023=3',
  deforestation: 'global-forest-change=3 hansen-2013=3',
  fisheries: 'rebuilding-fisheries-2009=3 fishing-down-1998=3 fishbase=2',
  treebank: 'ud-2016=3 universal-dependencies=3 universal-dependencies-2-5=3',
  'speech recognition': 'common-voice=3 common-voice-2020=3',
  democracy: 'v-dem=3 v-dem-15=3 vdem-2011=3 tocqueville-1835=3 dewey-1916=3 v-dem-12=2',
  capitalism: 'marx-1867=3 weber-1904=3',
  'game theory': 'nash-1950=3',
  commons: 'hardin-1968=3 ostrom-1990=3',
  exoplanets: 'mayor-queloz-1995=3 exoplanet-archive=3 exoplanet-archive-2013=3',
  'dark energy': 'riess-1998=3 perlmutter-1999=3 desi-dr2-2025=3',
  'cosmic microwave background': 'penzias-wilson-1965=3 planck-2018=3 planck-pr3=3',
  'molecular dynamics': 'gromacs-2015=3 gromacs=3 plimpton-1995=3',
  'microscopy image analysis': 'fiji-2012=3 fiji-imagej=3 cellprofiler-2006=3 cellprofiler=3',
  'reproducible workflows':
    'snakemake-2012=3 snakemake-2021=3 nextflow-2017=3 snakemake=3 nextflow=3 galaxy=3 galaxy-2018=2',
  radiocarbon: 'arnold-libby-1949=3 intcal20=3 intcal13=2',
  'ancient DNA': 'haak-2015=3 neandertal-2010=3 haak-preprint-2015=2',
  'traffic flow': 'lighthill-whitham-1955=3',

  // by name: a title, an author, a thing
  'attention is all you need': 'attention-2017=3',
  'origin of species': 'darwin-1859=3 darwin-wallace-1858=1',
  '"tragedy of the commons"': 'hardin-1968=3',
  alphafold: 'alphafold-2021=3 alphafold-code=3 alphafold-db=3 alphafold-db-2022=3 alphafold3-2024=3',
  imagenet: 'imagenet-2009=3 imagenet-data=3 ilsvrc-2015=3 alexnet-2012=3',
  graphene: 'graphene-2004=3',
  pagerank: 'pagerank-1998=3 brin-page-1998=2',
  gaia: 'gaia-dr3=3 gaia-2016=3 gaia-dr3-2023=3 gaia-dr2=2',
  openaire: 'openaire-graph=3 openaire-guidelines-4=3 openaire-liber-2012=3 broker-dlib-2015=2',
  penguins: 'palmerpenguins=3',
  einstein: 'einstein-1905=3 einstein-gr-1916=3 einstein-light-quanta-1905=3 einstein-waves-1916=3',
  darwin: 'darwin-1859=3 darwin-wallace-1858=3 darwin-tree-sketch-1837=3',
  shannon: 'shannon-1948=3 shannon-1949-secrecy=3 shannon-thesis-1940=3',
  hubble:
    'hubble-1929=3 hubble-deep-field-image=3 hubble-ultra-deep-field-image=3 pillars-of-creation-hubble-image=2 planck-2018=1',
  'watson crick': 'watson-crick-1953=3',
  'author:mendel': 'mendel-1866=3 mendel-lectures-1865=3',

  // as it is written, and as it is typed
  rontgen: 'rontgen-1895=3 roentgen-hand-1895=3',
  RÖNTGEN: 'rontgen-1895=3 roentgen-hand-1895=3',
  'Über das Gedächtnis': 'ebbinghaus-1885=3',
  primzahlen: 'riemann-1859=3',
  'methode sociologique': 'durkheim-1895=3',
  'периодический закон': 'mendeleev-table-1869=3 mendeleev-1869=2',
  'Мышление и речь': 'vygotsky-1934=3',

  // by identifier
  '10.1038/171737a0': 'watson-crick-1953=3',
  '1706.03762': 'attention-2017=3',
};
