/** Id of the web warehouse in stock rows: no store has this id. */
export const WEB_WAREHOUSE_ID = 1;
