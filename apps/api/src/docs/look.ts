/** The look of the documentation page: the portal's plain surfaces, system fonts and accent, in light and dark. */
export const LOOK = `
:root { color-scheme: light; --accent: #1d4ed8; --line: #d6d9de; }
body, .swagger-ui, .swagger-ui .info .title, .swagger-ui .opblock-tag, .swagger-ui .opblock .opblock-summary-description,
.swagger-ui .btn, .swagger-ui table thead tr th, .swagger-ui .parameter__name, .swagger-ui .response-col_status {
  font-family: system-ui, sans-serif;
}
body { margin: 0; background: #fff; }
.swagger-ui .topbar { display: none; }
.swagger-ui .wrapper { max-width: 72rem; }
.swagger-ui .info { margin: 2rem 0 1rem; }
.swagger-ui .info .title { font-size: 2rem; color: #16181d; }
.swagger-ui .info .title small { background: var(--accent); }
.swagger-ui .scheme-container { box-shadow: none; border-block: 1px solid var(--line); padding: 1rem 0; }
.swagger-ui .opblock-tag { font-size: 1.15rem; border-color: var(--line); }
.swagger-ui .opblock { box-shadow: none; border-radius: 6px; }
.swagger-ui .opblock .opblock-summary-method { border-radius: 4px; text-shadow: none; }
.swagger-ui .opblock.opblock-get { background: #f6f8fc; border-color: #c5d2ee; }
.swagger-ui .opblock.opblock-get .opblock-summary-method { background: var(--accent); }
.swagger-ui .btn.execute { background: var(--accent); border-color: var(--accent); }
.swagger-ui a.nostyle:focus-visible, .swagger-ui button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
`;
