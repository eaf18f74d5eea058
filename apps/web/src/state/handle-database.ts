// Where the browser keeps its pointers to files. One value in one object store: it is read and written as a
// whole, in one transaction, so that two tabs do not lose each other's.

const DATABASE = "leafwalk";
const STORE = "values";
const KEY = "kept-files";

/** What was kept; undefined where nothing was. Rejects where the browser keeps nothing at all. */
export function readKept(): Promise<unknown> {
  return inStore("readonly", (store, done) => {
    const reading = store.get(KEY);
    reading.onsuccess = () => done(reading.result);
  });
}

/** Puts another value in the place of the one that is kept, and gives it back. */
export function changeKept<T>(change: (before: unknown) => T): Promise<T> {
  return inStore("readwrite", (store, done) => {
    const reading = store.get(KEY);
    reading.onsuccess = () => {
      const after = change(reading.result);
      store.put(after, KEY);
      done(after);
    };
  });
}

async function inStore<T>(
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore, done: (value: T) => void) => void,
): Promise<T> {
  const database = await open();
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(STORE, mode);
      let value: T;
      act(transaction.objectStore(STORE), (result) => {
        value = result;
      });
      transaction.oncomplete = () => resolve(value);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore(STORE);
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
}
