import java.io.IOException;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.IndexReader;
import org.apache.lucene.index.SortedSetDocValues;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.TopDocsCollector;
import org.apache.lucene.search.TopFieldCollector;
import org.apache.lucene.search.TopScoreDocCollector;

/** Calls of Lucene 8 that have another form in Lucene 10. */
final class Api {
  private static final int EXACT = Integer.MAX_VALUE;

  private Api() {}

  /** Reads what is stored of a document. */
  interface StoredDocuments {
    Document document(int number) throws IOException;
  }

  static void allowClauses(int count) {
    BooleanQuery.setMaxClauseCount(count);
  }

  static StoredDocuments stored(IndexReader reader) {
    return reader::document;
  }

  static TopDocsCollector<?> byScore(int wanted) {
    return TopScoreDocCollector.create(wanted, EXACT);
  }

  static TopDocsCollector<?> bySort(Sort sort, int wanted) {
    return TopFieldCollector.create(sort, wanted, EXACT);
  }

  /** Counts the values of the current document. */
  static void count(SortedSetDocValues values, int[] counts) throws IOException {
    for (long value = values.nextOrd(); value >= 0; value = values.nextOrd()) counts[(int) value] += 1;
  }
}
