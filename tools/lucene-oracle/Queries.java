import java.util.Iterator;
import java.util.List;
import org.apache.lucene.document.IntPoint;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.BooleanClause.Occur;
import org.apache.lucene.search.BooleanQuery;
import org.apache.lucene.search.BoostQuery;
import org.apache.lucene.search.ConstantScoreQuery;
import org.apache.lucene.search.MatchAllDocsQuery;
import org.apache.lucene.search.MatchNoDocsQuery;
import org.apache.lucene.search.PhraseQuery;
import org.apache.lucene.search.PrefixQuery;
import org.apache.lucene.search.Query;
import org.apache.lucene.search.TermQuery;

/**
 * Reads queries in prefix notation: an operation, how many parts it has where that varies, the parts. Texts are
 * percent-encoded.
 *
 * <p>{@code and 2 term title sea not value type dataset}
 */
final class Queries {
  private Queries() {}

  static Query parse(List<String> words) {
    Iterator<String> rest = words.iterator();
    Query query = next(rest);
    if (rest.hasNext()) throw new IllegalArgumentException("A query goes on after its end: " + words);
    return query;
  }

  private static Query next(Iterator<String> rest) {
    String operation = rest.next();
    switch (operation) {
      case "all":
        return new MatchAllDocsQuery();
      case "none":
        return new MatchNoDocsQuery();
      case "and":
        return several(rest, Occur.MUST);
      case "or":
        return several(rest, Occur.SHOULD);
      case "not":
        return new BooleanQuery.Builder()
            .add(new MatchAllDocsQuery(), Occur.FILTER)
            .add(next(rest), Occur.MUST_NOT)
            .build();
      case "term":
        return new TermQuery(term(rest));
      case "prefix":
        return new PrefixQuery(term(rest));
      case "phrase":
        return phrase(rest);
      case "value":
        return unscored(new TermQuery(term(rest)));
      case "range":
        return unscored(IntPoint.newRangeQuery(rest.next(), number(rest), number(rest)));
      default:
        throw new IllegalArgumentException("There is no operation " + operation);
    }
  }

  private static Query several(Iterator<String> rest, Occur occur) {
    BooleanQuery.Builder parts = new BooleanQuery.Builder();
    for (int left = number(rest); left > 0; left -= 1) parts.add(next(rest), occur);
    return parts.build();
  }

  /** The field, the number of terms, and each term after its position. */
  private static Query phrase(Iterator<String> rest) {
    String field = rest.next();
    PhraseQuery.Builder phrase = new PhraseQuery.Builder();
    for (int left = number(rest); left > 0; left -= 1) {
      int position = number(rest);
      phrase.add(new Term(field, TokenDocuments.decoded(rest.next())), position);
    }
    return phrase.build();
  }

  private static Query unscored(Query query) {
    return new BoostQuery(new ConstantScoreQuery(query), 0);
  }

  private static Term term(Iterator<String> rest) {
    String field = rest.next();
    return new Term(field, TokenDocuments.decoded(rest.next()));
  }

  private static int number(Iterator<String> rest) {
    return Integer.parseInt(rest.next());
  }
}
