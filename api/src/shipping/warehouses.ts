/** The web warehouse among the places that can send: no store has this id. */
export const WEB_WAREHOUSE_ID = 1;
