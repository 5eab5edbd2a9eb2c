import java.io.IOException;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.SortedSetDocValues;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.TopDocsCollector;
import org.apache.lucene.search.TopFieldCollectorManager;
import org.apache.lucene.search.TopScoreDocCollectorManager;

/** Calls of Lucene 10 that have another form in Lucene 8. */
final class Api {
  private static final int EXACT = Integer.MAX_VALUE;

  private Api() {}

  /** Reads what is stored of a document. */
  interface StoredDocuments {
    Document document(int number) throws IOException;
  }

  static void allowClauses(int count) {
    IndexSearcher.setMaxClauseCount(count);
  }

  static StoredDocuments stored(IndexReader reader) throws IOException {
    return reader.storedFields()::document;
  }

  static TopDocsCollector<?> byScore(int wanted) {
    return new TopScoreDocCollectorManager(wanted, EXACT).newCollector();
  }

  static TopDocsCollector<?> bySort(Sort sort, int wanted) {
    return new TopFieldCollectorManager(sort, wanted, EXACT).newCollector();
  }

  /** Counts the values of the current document. */
  static void count(SortedSetDocValues values, int[] counts) throws IOException {
    for (int left = values.docValueCount(); left > 0; left -= 1) counts[(int) values.nextOrd()] += 1;
  }
}
