/** Id of the data block that lists the page's scripts. */
export const SCRIPTS_ID = 'shop-scripts';
