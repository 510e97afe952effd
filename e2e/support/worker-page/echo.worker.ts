/** A worker that answers what it is told, with the policy it runs under in force. */
addEventListener('message', (event: MessageEvent<string>) => {
  postMessage(`echo ${event.data}`);
});
