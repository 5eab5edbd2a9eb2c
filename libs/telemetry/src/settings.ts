/** The form of the OpenTelemetry specification: `name=value,name=value`, the values URL-encoded. */
export const OTLP_HEADERS_FORM = /^(?:[\w-]+=[^,=\s%]*(?:%[\da-f]{2}[^,=\s%]*)*(?:,(?!$)|$))*$/i;

/** Parses `OTEL_EXPORTER_OTLP_HEADERS`, a text of the form {@link OTLP_HEADERS_FORM}. */
export const parseOtlpHeaders = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    text
      .split(',')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [name = '', value = ''] = pair.split('=');
        return [name, decodeURIComponent(value)];
      }),
  );
