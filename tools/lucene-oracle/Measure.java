import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.DocValues;
import org.apache.lucene.index.LeafReader;
import org.apache.lucene.index.SortedSetDocValues;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.MultiCollector;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.search.ScoreMode;
import org.apache.lucene.search.SimpleCollector;
import org.apache.lucene.search.Sort;
import org.apache.lucene.search.SortField;
import org.apache.lucene.search.TopDocsCollector;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.MMapDirectory;
import org.apache.lucene.util.BytesRef;
import org.apache.lucene.util.FixedBitSet;
import org.apache.lucene.util.PriorityQueue;

/**
 * Times queries. One a line, columns between tabs: class, sort field or {@code -}, facet fields between commas or
 * {@code -}, offset, limit, the query in prefix notation. Prints per query: class, milliseconds by the wall and of the
 * processor, total; and what the process holds.
 */
final class Measure {
  private static final int FACET_VALUES = 20;

  /** How often all queries run: first without, then with being measured. */
  static final class Rounds {
    final int warmUp;
    final int measured;

    Rounds(int warmUp, int measured) {
      this.warmUp = warmUp;
      this.measured = measured;
    }
  }

  private final LeafReader leaf;
  private final IndexSearcher searcher;

  private Measure(DirectoryReader reader) {
    this.leaf = reader.leaves().get(0).reader();
    this.searcher = new IndexSearcher(reader);
    // An answer out of a cache says nothing of how long a search takes.
    this.searcher.setQueryCache(null);
  }

  static void run(Path folder, Path queries, Rounds rounds, PrintStream out) throws IOException {
    List<String[]> asked = new ArrayList<>();
    try (BufferedReader lines = Files.newBufferedReader(queries)) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) asked.add(line.split("\t"));
    }
    Clock opening = Clock.ofThread();
    try (Directory directory = new MMapDirectory(folder);
        DirectoryReader reader = DirectoryReader.open(directory)) {
      Measure measure = new Measure(reader);
      out.printf("opening\t%s\t0%n", opening.milliseconds());
      for (int round = 0; round < rounds.warmUp; round += 1) for (String[] query : asked) measure.ask(query);
      for (int round = 0; round < rounds.measured; round += 1) {
        for (String[] query : asked) {
          Clock clock = Clock.ofThread();
          int total = measure.ask(query);
          out.printf("%s\t%s\t%d%n", query[0], clock.milliseconds(), total);
        }
      }
      out.printf("memory\t%d\t0\t0%n", Clock.peakMegabytes());
    }
  }

  /** As an application asks: exact total, the hits of a page with what is stored of them, the counts of facets. */
  private int ask(String[] columns) throws IOException {
    Query query = Queries.parse(Arrays.asList(columns[5].split(" ")));
    String[] facets = columns[2].equals("-") ? new String[0] : columns[2].split(",");
    int offset = Integer.parseInt(columns[3]);
    int wanted = offset + Integer.parseInt(columns[4]);
    TopDocsCollector<?> top = collector(columns[1], wanted);
    Matches matches = new Matches(leaf.maxDoc());
    searcher.search(query, facets.length == 0 ? top : MultiCollector.wrap(top, matches));
    for (String facet : facets) count(facet, matches.documents);
    ScoreDoc[] hits = top.topDocs(offset).scoreDocs;
    Api.StoredDocuments stored = Api.stored(leaf);
    for (ScoreDoc hit : hits) stored.document(hit.doc);
    return top.getTotalHits();
  }

  private static TopDocsCollector<?> collector(String sort, int wanted) {
    if (sort.equals("-")) return Api.byScore(wanted);
    return Api.bySort(new Sort(new SortField(sort, SortField.Type.INT, true)), wanted);
  }

  /** The most frequent values of a field among the matches. */
  private void count(String field, FixedBitSet documents) throws IOException {
    SortedSetDocValues values = DocValues.getSortedSet(leaf, field);
    int[] counts = new int[(int) values.getValueCount()];
    int last = leaf.maxDoc() - 1;
    for (int at = -1; at < last && (at = documents.nextSetBit(at + 1)) <= last; ) {
      if (!values.advanceExact(at)) continue;
      Api.count(values, counts);
    }
    TopValues top = new TopValues();
    for (int value = 0; value < counts.length; value += 1) {
      if (counts[value] > 0) top.insertWithOverflow(new int[] {value, counts[value]});
    }
    for (int[] value = top.pop(); value != null; value = top.pop()) BytesRef.deepCopyOf(values.lookupOrd(value[0]));
  }

  /** Pairs of value and count, the rarest on top. */
  private static final class TopValues extends PriorityQueue<int[]> {
    TopValues() {
      super(FACET_VALUES);
    }

    @Override
    protected boolean lessThan(int[] left, int[] right) {
      return left[1] < right[1] || (left[1] == right[1] && left[0] > right[0]);
    }
  }

  /** Notes which documents match. */
  private static final class Matches extends SimpleCollector {
    final FixedBitSet documents;

    Matches(int count) {
      documents = new FixedBitSet(count);
    }

    @Override
    public void collect(int document) {
      documents.set(document);
    }

    @Override
    public ScoreMode scoreMode() {
      return ScoreMode.COMPLETE_NO_SCORES;
    }
  }
}
