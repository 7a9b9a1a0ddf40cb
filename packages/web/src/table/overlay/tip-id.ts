/** There is one tip at a time; what it is about points to it by this name. */
export const TIP_ID = 'table-tip';
