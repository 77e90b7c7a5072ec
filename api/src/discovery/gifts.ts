import type { Found } from './build-list.ts';
import type { Reading } from './reading.ts';

/** What people give to one another; a cable or a processor is hardly any present. */
const GIFTS = (
  'brädspel kortspel pussel byggsats mjukisdjur samlarfigur fanprylar pysselset uteleksak bil bok presentkort kod hörlurar ' +
  'högtalare smartklocka drönare radio skivspelare spelkonsol tvspel datorspel kaffebryggare surfplatta läsplatta kamera ' +
  'actionkamera headset handkontroll powerbank mobiltelefon'
).split(' ');

/** The presents of a search that says nothing but that one is wanted: nobody can pay for a place among them. */
export function presents({ listings: { table } }: Reading): Found {
  const kinds = table.kinds.namedBy(GIFTS);
  const rows = table.liveRows.filter((row) => kinds.has(table.kindOf[row] ?? -1));
  return { rows: rows.length > 0 ? rows : table.liveRows, ranks: null, isUnsure: true };
}
