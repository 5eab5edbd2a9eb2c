import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.apache.lucene.document.Document;
import org.apache.lucene.index.DirectoryReader;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.search.IndexSearcher;
import org.apache.lucene.search.ScoreDoc;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FSDirectory;

/**
 * Lucene as a command. {@code index DOCUMENTS FOLDER} builds an index of one segment
 * and prints how many ms by the wall, ms of processor time and MB that took; {@code answer FOLDER QUERIES}
 * prints a line per query: how many documents match, then {@code id score} of all of them, best first, between tabs;
 * {@code measure FOLDER QUERIES WARM_UP ROUNDS} prints how long queries take, after rounds that are not measured.
 */
public final class Oracle {
  private static final int CLAUSES = 100_000;
  private static final double BUFFER_MEGABYTES = 256;

  private Oracle() {}

  public static void main(String[] arguments) throws IOException {
    Api.allowClauses(CLAUSES);
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    Path first = Path.of(arguments[1]);
    Path second = Path.of(arguments[2]);
    switch (arguments[0]) {
      case "index":
        Clock clock = Clock.ofProcess();
        index(first, second);
        out.printf("%s\t%d%n", clock.milliseconds(), Clock.peakMegabytes());
        break;
      case "answer":
        answer(first, second, out);
        break;
      case "measure":
        int warmUp = Integer.parseInt(arguments[3]);
        Measure.run(first, second, new Measure.Rounds(warmUp, Integer.parseInt(arguments[4])), out);
        break;
      default:
        throw new IllegalArgumentException("There is no command " + arguments[0]);
    }
    out.flush();
  }

  private static void index(Path documents, Path folder) throws IOException {
    IndexWriterConfig config = new IndexWriterConfig(null).setRAMBufferSizeMB(BUFFER_MEGABYTES).setUseCompoundFile(false);
    try (BufferedReader lines = Files.newBufferedReader(documents);
        Directory directory = FSDirectory.open(folder);
        IndexWriter writer = new IndexWriter(directory, config)) {
      TokenDocuments.read(lines, document -> add(writer, document));
      writer.forceMerge(1);
    }
  }

  private static void add(IndexWriter writer, Document document) {
    try {
      writer.addDocument(document);
    } catch (IOException error) {
      throw new java.io.UncheckedIOException(error);
    }
  }

  private static void answer(Path folder, Path queries, PrintStream out) throws IOException {
    try (Directory directory = FSDirectory.open(folder);
        DirectoryReader reader = DirectoryReader.open(directory);
        BufferedReader lines = Files.newBufferedReader(queries)) {
      IndexSearcher searcher = new IndexSearcher(reader);
      searcher.setQueryCache(null);
      String[] ids = new String[reader.maxDoc()];
      Api.StoredDocuments stored = Api.stored(reader);
      for (int at = 0; at < ids.length; at += 1) ids[at] = stored.document(at).get(TokenDocuments.ID);
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        ScoreDoc[] hits =
            searcher.search(Queries.parse(Arrays.asList(line.split(" "))), Math.max(1, ids.length)).scoreDocs;
        out.print(hits.length);
        for (ScoreDoc hit : hits) out.print("\t" + ids[hit.doc] + " " + hit.score);
        out.print("\n");
      }
    }
  }
}
