"""Serves a few records with oai_repo, an OAI-PMH implementation of the Michigan State University Libraries."""

from http.server import BaseHTTPRequestHandler, HTTPServer
from urllib.parse import parse_qsl, urlsplit

from lxml import etree
from oai_repo import DataInterface, Identify, MetadataFormat, OAIRepository, RecordHeader, Set

DC = "http://purl.org/dc/elements/1.1/"
OAI_DC = "http://www.openarchives.org/OAI/2.0/oai_dc/"
COUNT = 25


def number_of(identifier):
    return int(identifier.rsplit(":", 1)[1])


class Records(DataInterface):
    limit = 10

    def get_identify(self):
        return Identify(
            repository_name="Tides",
            base_url=f"http://127.0.0.1:{server.server_port}/oai",
            admin_email=["ada@example.org"],
            earliest_datestamp="2026-01-01T00:00:00Z",
            deleted_record="persistent",
            granularity="YYYY-MM-DDThh:mm:ssZ",
        )

    def is_valid_identifier(self, identifier):
        return identifier.startswith("oai:tides.example.org:")

    def get_metadata_formats(self, identifier=None):
        return [MetadataFormat("oai_dc", "http://www.openarchives.org/OAI/2.0/oai_dc.xsd", OAI_DC)]

    def get_record_header(self, identifier):
        number = number_of(identifier)
        return RecordHeader(
            identifier=identifier,
            datestamp=f"2026-01-{number:02}T00:00:00Z",
            setspecs=["odd" if number % 2 else "even"],
            status="deleted" if number % 5 == 0 else None,
        )

    def get_record_metadata(self, identifier, metadataprefix):
        if number_of(identifier) % 5 == 0:
            return None
        root = etree.Element(f"{{{OAI_DC}}}dc", nsmap={"oai_dc": OAI_DC, "dc": DC})
        etree.SubElement(root, f"{{{DC}}}title").text = f"Tides & gauges {number_of(identifier)}"
        return root

    def get_record_abouts(self, identifier):
        return []

    def list_set_specs(self, identifier=None, cursor=0):
        return (["odd", "even"], 2, None)

    def get_set(self, setspec):
        return Set(spec=setspec, name=setspec, description=[])

    def list_identifiers(self, metadataprefix, filter_from=None, filter_until=None, filter_set=None, cursor=0):
        found = [
            f"oai:tides.example.org:{number}"
            for number in range(1, COUNT + 1)
            if (filter_from is None or number >= filter_from.day or filter_from.year < 2026)
            and (filter_from is None or filter_from.month == 1 or filter_from.year < 2026)
            and (filter_set is None or filter_set == ("odd" if number % 2 else "even"))
        ]
        return (found[cursor : cursor + self.limit], len(found), None)


class Handler(BaseHTTPRequestHandler):
    def do_GET(self):
        response = OAIRepository(Records()).process(dict(parse_qsl(urlsplit(self.path).query)))
        self.send_response(200)
        self.send_header("content-type", "text/xml")
        self.end_headers()
        self.wfile.write(bytes(response))

    def log_message(self, *_arguments):
        pass


server = HTTPServer(("127.0.0.1", 0), Handler)
print(server.server_port, flush=True)
server.serve_forever()
