/** The `electron` module in a utility process. */
export const net = {
  isOnline: () => process.env.DESKTOP_HOST_OFFLINE !== "1",
  fetch: (input, init) => fetch(input, init),
};

export default { net };
