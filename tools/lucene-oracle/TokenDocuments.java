import java.io.BufferedReader;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.function.Consumer;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;
import org.apache.lucene.analysis.tokenattributes.PositionIncrementAttribute;
import org.apache.lucene.document.Document;
import org.apache.lucene.document.Field;
import org.apache.lucene.document.FieldType;
import org.apache.lucene.document.IntPoint;
import org.apache.lucene.document.NumericDocValuesField;
import org.apache.lucene.document.SortedSetDocValuesField;
import org.apache.lucene.document.StoredField;
import org.apache.lucene.document.StringField;
import org.apache.lucene.index.IndexOptions;
import org.apache.lucene.util.BytesRef;

/**
 * Reads documents whose texts are cut into terms already.
 *
 * <p>One document a line, columns between tabs: the id, then any number of {@code kind:field:payload}. {@code text}:
 * terms between spaces, percent-encoded; {@code n|} before a term says that it stands n positions after the one before
 * it, otherwise it is one. {@code keyword}: a value, percent-encoded. {@code number}: a whole number. {@code stored}:
 * a text that is handed back, as it is.
 */
final class TokenDocuments {
  static final String ID = "_id";
  static final String STORED = "_stored";
  private static final FieldType TERMS = new FieldType();

  static {
    TERMS.setTokenized(true);
    TERMS.setIndexOptions(IndexOptions.DOCS_AND_FREQS_AND_POSITIONS);
    TERMS.freeze();
  }

  private TokenDocuments() {}

  static void read(BufferedReader lines, Consumer<Document> use) throws IOException {
    for (String line = lines.readLine(); line != null; line = lines.readLine()) use.accept(parse(line));
  }

  static String decoded(String text) {
    return text.indexOf('%') < 0 ? text : URLDecoder.decode(text, StandardCharsets.UTF_8);
  }

  private static Document parse(String line) {
    String[] columns = line.split("\t", -1);
    Document document = new Document();
    document.add(new StringField(ID, decoded(columns[0]), Field.Store.YES));
    for (int at = 1; at < columns.length; at += 1) {
      String[] parts = columns[at].split(":", 3);
      add(document, parts[0], parts[1], parts[2]);
    }
    return document;
  }

  private static void add(Document document, String kind, String field, String payload) {
    switch (kind) {
      case "text":
        document.add(new Field(field, new Terms(payload), TERMS));
        break;
      case "keyword":
        document.add(new StringField(field, decoded(payload), Field.Store.NO));
        document.add(new SortedSetDocValuesField(field, new BytesRef(decoded(payload))));
        break;
      case "number":
        document.add(new IntPoint(field, Integer.parseInt(payload)));
        document.add(new NumericDocValuesField(field, Integer.parseInt(payload)));
        break;
      case "stored":
        document.add(new StoredField(STORED, payload));
        break;
      default:
        throw new IllegalArgumentException("A column is of no known kind: " + kind);
    }
  }

  /** Hands out terms that somebody else has cut. */
  private static final class Terms extends TokenStream {
    private final CharTermAttribute term = addAttribute(CharTermAttribute.class);
    private final PositionIncrementAttribute distance = addAttribute(PositionIncrementAttribute.class);
    private final String text;
    private int at = 0;

    Terms(String text) {
      this.text = text;
    }

    @Override
    public boolean incrementToken() {
      if (at >= text.length()) return false;
      clearAttributes();
      int space = text.indexOf(' ', at);
      int end = space < 0 ? text.length() : space;
      int bar = text.indexOf('|', at);
      boolean hasDistance = bar >= 0 && bar < end;
      if (hasDistance) distance.setPositionIncrement(Integer.parseInt(text.substring(at, bar)));
      term.append(decoded(text.substring(hasDistance ? bar + 1 : at, end)));
      at = end + 1;
      return true;
    }
  }
}
