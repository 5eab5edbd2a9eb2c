import path from 'node:path';
import ts from 'typescript';
import { SOURCE_CONDITION } from '../steps/published-manifest.mjs';
import { entryName } from '../steps/public-libs.mjs';

const PRINTED =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;
const LONGEST_TYPE_CHARACTERS = 240;
/** The fields of a body are what readers of its schema look for. */
const LONGEST_SCHEMA_CHARACTERS = 700;

const textOf = (parts) =>
  ts
    .displayPartsToString(parts)
    .replaceAll(/\{@link\s+([^}\s]+)\s*\}/g, '`$1`')
    .trim();

/** Returns the source of a type. It contains the docblocks of its members, so it is shown unchanged. */
const typeSource = (declaration) => declaration.getText().replace(/^export /, '');

/** Returns whether a type is derived from a schema, so that its source does not show its fields. */
const isDerived = (declaration) =>
  ts.isTypeAliasDeclaration(declaration) && /typeof \w+(?:Schema)\b/.test(declaration.getText());

/** Returns the fields of a type that its source does not show, one per line. */
const fieldsSource = (name, symbol, declaration, checker) => {
  const type = checker.getDeclaredTypeOfSymbol(symbol);
  const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  if (!isObject || checker.isArrayLikeType(type)) return typeSource(declaration);
  const lines = type.getProperties().map((field) => {
    const fieldType = checker.getTypeOfSymbolAtLocation(field, declaration);
    // Intersections with the empty object are left over from the derivation.
    const printed = checker.typeToString(fieldType, declaration, PRINTED).replaceAll(/\{\} & | & \{\}/g, '');
    const isOptional = (field.flags & ts.SymbolFlags.Optional) !== 0;
    return `  ${field.name}${isOptional ? '?' : ''}: ${printed};`;
  });
  return [`type ${name} = {`, ...lines, '};'].join('\n');
};

/** Returns a short form of a long type: the element type of a list, or the name of a class. */
const shortened = (type, checker) => {
  if (!checker.isTupleType(type)) return type.symbol?.name.replace('__', '') ?? 'object';
  const element = checker.getBaseTypeOfLiteralType(type.getNumberIndexType());
  return `readonly ${checker.typeToString(element)}[]`;
};

/** Returns the type of a constant; for long tables, the type in their `satisfies` clause. */
const constantType = (declaration, type, checker) => {
  const printed = declaration.type?.getText() ?? checker.typeToString(type, declaration, PRINTED);
  const longest = type.symbol?.name === 'ZodObject' ? LONGEST_SCHEMA_CHARACTERS : LONGEST_TYPE_CHARACTERS;
  if (printed.length <= longest) return printed;
  const { initializer } = declaration;
  return initializer !== undefined && ts.isSatisfiesExpression(initializer)
    ? initializer.type.getText()
    : shortened(type, checker);
};

const describe = (name, symbol, checker) => {
  const [declaration] = symbol.declarations;
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration))
    return {
      group: 'Types',
      code: isDerived(declaration)
        ? fieldsSource(name, symbol, declaration, checker)
        : typeSource(declaration),
    };
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const signatures = type.getCallSignatures();
  if (signatures.length === 0)
    return { group: 'Values', code: `const ${name}: ${constantType(declaration, type, checker)};` };
  const code = signatures
    .map((signature) => `function ${name}${checker.signatureToString(signature, declaration, PRINTED)};`)
    .join('\n');
  return { group: 'Functions', code };
};

const tagsNamed = (tags, wanted) =>
  tags.filter(({ name }) => name === wanted).map(({ text }) => textOf(text ?? []));

const readExport = (exported, checker) => {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const tags = symbol.getJsDocTags(checker);
  return {
    name: exported.name,
    ...describe(exported.name, symbol, checker),
    sentence: textOf(symbol.getDocumentationComment(checker)),
    parameters: tagsNamed(tags, 'param'),
    examples: tagsNamed(tags, 'example'),
  };
};

/** Parsed files by path and way of parsing: the libraries use each other and the same packages. */
const parsed = new Map();

const programOf = (folder, files) => {
  const { config } = ts.readConfigFile(path.join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const host = ts.createCompilerHost(options);
  const parse = host.getSourceFile;
  host.getSourceFile = (file, settings, ...rest) => {
    const key = JSON.stringify([file, settings]);
    if (!parsed.has(key)) parsed.set(key, parse(file, settings, ...rest));
    return parsed.get(key);
  };
  return ts.createProgram(files, options, host);
};

/** Returns the exports of each entry of a public library: name, group, code, description, parameters and examples. */
export const readEntries = ({ folder, manifest }) => {
  const entries = Object.entries(manifest.exports).map(([subpath, conditions]) => ({
    name: entryName(manifest.name, subpath),
    file: path.join(folder, conditions[SOURCE_CONDITION]),
  }));
  const program = programOf(
    folder,
    entries.map(({ file }) => file),
  );
  const checker = program.getTypeChecker();
  return entries.map(({ name, file }) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file));
    const exports = module ? checker.getExportsOfModule(module) : [];
    return { name, exports: exports.map((exported) => readExport(exported, checker)) };
  });
};
